/** The two buttons of a study session. FSRS reads Wrong as Again and Correct as Good. */
export type Rating = 'wrong' | 'correct';
