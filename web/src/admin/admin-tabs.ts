/** The tabs of the admin dashboard, in their order. */
export const adminTabs = ['overview', 'households', 'users', 'settings'] as const;
export type AdminTab = (typeof adminTabs)[number];
