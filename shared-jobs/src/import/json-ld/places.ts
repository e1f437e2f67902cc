import type { Place } from '@aura/shared-domain';
import { mayBeBrazil, readPlace, findState } from '../fields/state.ts';
import { isNode, listOf, type Node } from './job-postings.ts';

const readText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return isNode(value) && typeof value['name'] === 'string' ? value['name'] : '';
};

/** The places of the work, and the states from which it may be done. A country alone is no place. */
export function readPlaces(posting: Node): Place[] {
  const places = listOf(posting['jobLocation']).flatMap((location) => {
    const address = isNode(location) ? (location['address'] ?? location['name']) : location;
    return listOf(address).map(readAddress);
  });
  const applicants = listOf(posting['applicantLocationRequirements']).flatMap(readApplicantsPlace);
  return [...places, ...applicants];
}

function readAddress(address: unknown): Place {
  if (!isNode(address)) return readPlace(readText(address));
  const brazilian = mayBeBrazil(readText(address['addressCountry']));
  const locality = readText(address['addressLocality']);
  const state = brazilian ? findState(readText(address['addressRegion'])) : null;
  if (!brazilian) return { city: locality, state: null };
  const place = readPlace(locality);
  return { city: place.city, state: state ?? place.state };
}

function readApplicantsPlace(area: unknown): Place[] {
  if (!isNode(area)) return [];
  const kind = readText(area['@type']);
  if (kind === 'City') return [readPlace(readText(area))];
  const state = kind === 'State' || kind === 'AdministrativeArea' ? findState(readText(area)) : null;
  return state ? [{ city: '', state }] : [];
}
