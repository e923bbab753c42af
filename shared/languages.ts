/** Languages that the product itself can speak, as BCP 47 tags. Screens offer those that have a folder in `web/locales`. */
export const appLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'ar', 'zh-CN'] as const;

export type AppLanguage = (typeof appLanguages)[number];

/** The own name of each of them, as its readers look for it. */
export const appLanguageNames: Readonly<Record<AppLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  'pt-BR': 'Português (Brasil)',
  ar: 'العربية',
  'zh-CN': '简体中文',
};

/** The languages that families learn most, as BCP 47 tags. */
export const commonLanguages = 'en es fr de it pt zh ja ko ar hi ru'.split(' ');

/** Further languages for which devices have voices, as BCP 47 tags. */
export const otherLanguages = (
  'af am bg bn bs ca cs cy da el en-GB en-US es-MX et eu fa fi fil fr-CA ga gl gu he hr hu hy id is ka kk km kn la lo lt ' +
  'lv mk ml mr ms mt my nb ne nl pa pl pt-BR ro si sk sl sq sr sv sw ta te th tr uk ur vi yue zh-Hant'
).split(' ');
