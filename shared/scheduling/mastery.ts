/** A card counts as mastered from this stability (days until recall falls to 90 %) on. */
export const masteredStabilityDays = 21;
