import type { Message } from '../../../shared/read-message.ts';

/**
 * @returns what a sentence is looked up by in another language: a number made of its English words (FNV-1a). The code then needs no id for each sentence, which no
 * compression makes smaller. The build refuses two sentences with the same number.
 */
export function keyOfSentence(message: Message): string {
  let key = 0x811c9dc5;
  for (const letter of JSON.stringify(message)) key = Math.imul(key ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (key >>> 0).toString(36);
}
