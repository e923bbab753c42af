/** How far back the study days go, in study days, today included. */
export const periods = [
  { id: '7', label: '7 days', days: 7 },
  { id: '30', label: '30 days', days: 30 },
  { id: '90', label: '90 days', days: 90 },
] as const;
export type PeriodId = (typeof periods)[number]['id'];

/** The period a report opens with. */
export const defaultPeriod = periods[1];
