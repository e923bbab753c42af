/** Made by web/build/picture-words.ts: the words of the pictures that were picked, a chunk for each language. */
declare module 'virtual:picture-words' {
  export const pictureWords: Readonly<
    Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>
  >;
}
