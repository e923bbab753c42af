import { limits } from '../../../shared/limits.ts';

/** The rules of a field that takes the name of something, as the contract has them. `missing` is said when it is empty. */
export function makeNameRules(missing: string) {
  return {
    validate: (name: string) => {
      const { length } = name.trim();
      if (length === 0) return missing;
      return length <= limits.nameLength || `At most ${limits.nameLength} characters. This name has ${length}.`;
    },
  };
}
