import { t } from '@lingui/core/macro';

/** Sentences one after the other, as the active language sets them: Chinese without a space. Parts that are false or empty are left out. */
export function joinSentences(sentences: readonly (string | false | undefined)[]): string {
  return sentences.reduce<string>((before, next) => (before && next ? t`${before} ${next}` : next || before), '');
}
