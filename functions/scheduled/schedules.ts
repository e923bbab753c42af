/** Minutes between two runs of the functions that run by the clock, by their id: in the cloud as on one machine. */
export const schedules = { 'events/finish-deletions': { everyMinutes: 15 } } as const;
