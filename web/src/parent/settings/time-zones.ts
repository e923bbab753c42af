import { isTimeZone } from '../../../../shared/time-zone.ts';

/** A time zone to choose: the IANA name, and its place as people write it. */
export interface TimeZoneChoice {
  readonly zone: string;
  readonly place: string;
}

/** All time zones that this browser knows, the current one first. */
export function listTimeZones(current: string): readonly TimeZoneChoice[] {
  const zones = new Set([current, ...Intl.supportedValuesOf('timeZone'), 'UTC']);
  return [...zones].map((zone) => ({ zone, place: placeOf(zone) }));
}

/** `America/Argentina/Buenos_Aires` is `Buenos Aires`. */
function placeOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** The zone that somebody means who typed its name or just its place, however written; undefined when it is none. */
export function findTimeZone(typed: string, choices: readonly TimeZoneChoice[]): string | undefined {
  const wanted = simplify(typed);
  const chosen =
    choices.find(({ zone }) => simplify(zone) === wanted) ?? choices.find(({ place }) => simplify(place) === wanted);
  return chosen?.zone ?? findUnlisted(wanted.replaceAll(' ', '_'));
}

/** Browsers list only one of a zone's names, and understand all of them. */
function findUnlisted(name: string): string | undefined {
  return isTimeZone(name) ? Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone : undefined;
}

function simplify(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
}
