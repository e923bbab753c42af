/** Languages in which `meanings` has its words. */
export const taughtLanguages = 'en de fr es it pt ar zh'.split(' ');

/** Topics of words, in the order in which they are best learned. The keys are permanent, because families' decks refer to them. */
export const wordTopics = {
  family: 'Family',
  people: 'People and feelings',
  food: 'Food',
  meals: 'Drinks and meals',
  fruit: 'Fruit and vegetables',
  school: 'School',
  classroom: 'Classroom and languages',
  body: 'The body',
  health: 'Health',
  time: 'Time and calendar',
  home: 'Home and furniture',
  kitchen: 'Kitchen and bathroom',
  city: 'City and places',
  travel: 'Transport and travel',
  animals: 'Animals',
  'farm-forest-sea': 'Farm, forest and sea',
  clothes: 'Clothes',
  'colors-shapes-sizes': 'Colors, shapes and sizes',
  'weather-nature': 'Weather and nature',
  'everyday-verbs': 'Verbs of every day',
  'doing-and-thinking': 'Doing and thinking',
  'little-words': 'Little words',
  hobbies: 'Hobbies, sport and music',
  'adjectives-numbers': 'Opposites and numbers',
} as const;
export type WordTopic = keyof typeof wordTopics;

/** Levels of the Common European Framework, easier first. */
export const wordLevels = ['A1', 'A2'] as const;
