// What is not shown as in TTS, and of which objects.
export function createNotes(onChange) {
  const reasons = new Map(); // by object, each with the name of the object

  return {
    // about gives what takes the reasons for an object, each once.
    about: (id, name = id) => (why) => {
      if (!reasons.has(id)) reasons.set(id, { name, whys: new Set() });
      reasons.get(id).whys.add(why);
      onChange();
    },
    forget(id) {
      if (reasons.delete(id)) onChange();
    },
    // lines say each reason once, with the names of the objects, or with how many they are.
    lines() {
      const named = new Map();
      for (const { name, whys } of reasons.values()) for (const why of whys) named.set(why, [...(named.get(why) ?? []), name]);
      return [...named].map(([why, names]) => `${names.length > FEW ? `${names.length} objects` : names.join(", ")}: ${why}`);
    },
  };
}

const FEW = 3;
