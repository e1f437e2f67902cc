import type { Contract } from '@aura/shared-domain';
import { parseDay } from '../fields/day.ts';
import { findContracts } from '../fields/terms.ts';
import { convertHtmlToText } from '../html/html-to-text.ts';
import { linkOf, type RawVacancy } from '../make-vacancy.ts';
import { isNode, listOf, type Node } from './job-postings.ts';
import { readPlaces } from './places.ts';
import { readSalary } from './salary.ts';

/**
 * Kinds of employment that determine a Brazilian contract. Full and part time state the hours, not the contract; a
 * contractor has their own company.
 */
const EMPLOYMENT: Readonly<Record<string, Contract>> = {
  CONTRACTOR: 'pj',
  INTERN: 'internship',
  TEMPORARY: 'temporary',
  APPRENTICE: 'apprentice',
};

/** Parts of an ad that some pages keep out of its description. */
const PARTS = [
  ['responsibilities', 'Responsabilidades'],
  ['qualifications', 'Requisitos'],
  ['skills', 'Competências'],
] as const;

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

function readContracts(posting: Node): Contract[] {
  return listOf(posting['employmentType'])
    .flatMap((kind) => readText(kind).split(','))
    .flatMap((kind) => EMPLOYMENT[kind.trim().toUpperCase()] ?? findContracts(kind.replaceAll('_', ' ')));
}

function readCompany(posting: Node, byId: ReadonlyMap<string, Node>): string {
  const [held] = listOf(posting['hiringOrganization']);
  const named = isNode(held) ? readText(held['name'] ?? held['legalName']) : readText(held);
  const referred = isNode(held) ? byId.get(readText(held['@id'])) : undefined;
  const name = convertHtmlToText(named || readText(referred?.['name']));
  // The word that the vocabulary's users agreed on for a company that does not say its name.
  return /^confiden[ct]ial$/i.test(name) ? '' : name;
}

function readDescription(posting: Node): string {
  const description = convertHtmlToText(readText(posting['description']));
  const parts = PARTS.flatMap(([field, heading]) => {
    const text = convertHtmlToText(listOf(posting[field]).map(readText).filter(Boolean).join('\n'));
    return text === '' || description.includes(text) ? [] : [`${heading}\n${text}`];
  });
  return [description, ...parts].filter(Boolean).join('\n\n');
}

/** A posting of schema.org as an ad. Unclear values stay open. */
export function convertPosting(posting: Node, byId: ReadonlyMap<string, Node>): RawVacancy {
  const remote = listOf(posting['jobLocationType']).some(
    (type) => readText(type).toUpperCase() === 'TELECOMMUTE',
  );
  return {
    title: convertHtmlToText(readText(posting['title'] ?? posting['name'])),
    company: readCompany(posting, byId),
    description: readDescription(posting),
    places: readPlaces(posting),
    workModel: remote ? 'remote' : null,
    contracts: readContracts(posting),
    salary: readSalary(posting),
    publishedOn: parseDay(readText(posting['datePosted'])),
    expiresOn: parseDay(readText(posting['validThrough'])),
    url:
      listOf(posting['url'])
        .map((url) => linkOf(readText(url)))
        .find((url) => url !== null) ?? null,
  };
}
