/** Languages of the product that are written from right to left, by their BCP 47 tags. In a file of its own because every first screen loads it. */
export const rightToLeft = /^ar\b/;
