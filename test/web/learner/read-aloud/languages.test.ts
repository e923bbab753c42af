import { afterEach, describe, expect, it, vi } from 'vitest';
import { guessLanguage } from '../../../../web/src/learner/read-aloud/guess-language.ts';
import { findVoice } from '../../../../web/src/lib/device/speech.ts';
import { makeVoice } from '../../support/fake-speech.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the language of a text', () => {
  it.each([
    ['いぬ', [], 'ja'],
    ['東京へ行く', ['zh'], 'ja'],
    ['ケーキ (cake)', [], 'ja'],
    ['大阪城ホール', ['en'], 'ja'],
    ['犬', [], 'zh'],
    ['犬 (dog)', ['en-US'], 'zh'],
    ['犬', ['en-US', 'ja'], 'ja'],
    ['臺北', ['zh-TW'], 'zh-TW'],
    ['강아지', [], 'ko'],
    ['собака', [], 'ru'],
    ['собака', ['de', 'uk'], 'uk'],
    ['Москва (Moscow)', ['en'], 'ru'],
    ['γάλα', [], 'el'],
    ['كلب', [], 'ar'],
    ['سگ', ['fa'], 'fa'],
    ['כלב', [], 'he'],
    ['แมว', [], 'th'],
    ['कुत्ता', [], 'hi'],
    ['ქართული', [], 'ka'],
    ['நாய்', [], 'ta'],
  ])('is told by the letters of %j, where the people here read %j: %s', (text, likely, language) => {
    expect(guessLanguage(text, likely)).toEqual({ language, isKnown: true });
  });

  it.each([
    ['dog', ['en-US', 'es'], 'en-US'],
    ['dog', ['zh-CN', 'de'], 'de'],
    ['dog', ['zh-CN'], 'en'],
    ['What is π?', ['en-GB'], 'en-GB'],
    ['Which word means 犬 here?', ['fr'], 'fr'],
    ['7 × 8', ['ru'], 'ru'],
    ['🐕', ['ja'], 'ja'],
    ['', [], 'en'],
  ])('is only likely for %j, where the people here read %j: %s', (text, likely, language) => {
    expect(guessLanguage(text, likely)).toEqual({ language, isKnown: false });
  });
});

describe('the voice for a language', () => {
  const voices = ['en-US', 'en-GB', 'es-MX', 'es-ES', 'zh-HK', 'zh_TW', 'pt_BR', 'nb-NO', 'he-IL', 'broken!'].map(
    (tag) => makeVoice(tag),
  );

  it.each([
    ['en', ['en-GB'], 'en-GB'],
    ['en', ['de-DE'], 'en-US'],
    ['en', ['en-GB@posix'], 'en-GB'],
    ['en-GB', ['en-US'], 'en-GB'],
    ['es', ['en-US'], 'es-ES'],
    ['es', ['es-MX'], 'es-MX'],
    ['es-AR', [], 'es-MX'],
    ['zh', [], 'zh_TW'],
    ['yue', [], 'zh-HK'],
    ['zh-Hant', [], 'zh_TW'],
    ['pt', [], 'pt_BR'],
    ['no', [], 'nb-NO'],
    ['iw', [], 'he-IL'],
    ['fr', ['en-US'], undefined],
    ['broken!', [], undefined],
  ])('%s, where people read %j, is %s', (language, languages, lang) => {
    vi.stubGlobal('navigator', { languages });
    expect(findVoice(language, voices)?.lang).toBe(lang);
  });

  it('is the one that the device prefers, where several fit as well', () => {
    expect(findVoice('fr', [makeVoice('fr-FR'), makeVoice('fr-FR', 'local', true)])?.default).toBe(true);
  });
});
