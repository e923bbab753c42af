import { pictureWords } from 'virtual:picture-words';
import { type DeckMaker, sayIn } from './cards.ts';
import { type PictureTopic, pictureTopics } from './picture-picks.ts';

/** Makes a deck of picture words: a picture, optionally with its word in a familiar language, asks for the word in another. */
function picturesOf(topic: PictureTopic): DeckMaker {
  return async ({ from = 'none', to = 'en' }, shelf) => {
    const hasWord = from !== 'none' && from !== to;
    const [words, known] = await Promise.all([loadWords(to), hasWord ? loadWords(from) : undefined]);
    return {
      detail: sayIn(shelf, to),
      ...(hasWord && { frontLanguage: from }),
      backLanguage: to,
      cards: pictureTopics[topic].split(' ').flatMap((picture) => {
        const back = words[picture];
        return back === undefined ? [] : [{ front: [picture, known?.[picture] ?? []].flat().join(' '), back }];
      }),
    };
  };
}

async function loadWords(language: string): Promise<Readonly<Record<string, string>>> {
  return (await pictureWords[language]?.())?.default ?? {};
}

export const makers = {
  'pictures-animals': picturesOf('animals'),
  'pictures-food': picturesOf('food'),
  'pictures-home': picturesOf('home'),
  'pictures-clothes': picturesOf('clothes'),
  'pictures-outside': picturesOf('outside'),
  'pictures-vehicles': picturesOf('vehicles'),
};
