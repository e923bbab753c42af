/** The language and the region of the product's own words: whatever is counted, dated or put in order follows it. */
export const locale = 'en-US';
