/** Minimum stability of a mastered card (days until recall falls to 90 %). */
export const masteredStabilityDays = 21;
