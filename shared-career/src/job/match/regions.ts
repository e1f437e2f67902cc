import type { Evidence } from '@aura/shared-domain';

const STATES = 'AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO';
/** "COREN-AL", "OAB/RS 1234", "CRN-5": the council and the state or number of its region. */
const REGION = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<council>COREN|CRM|OAB|CREA|CRC|CRP|CRN|CREFITO|CRF|CRO|CREF|CAU|CRESS|CRECI)` +
    String.raw`\s?[-/ ]\s?(?<region>${STATES}|\d{1,2}(?![\d.]))(?!\p{L})`,
  'gu',
);

const findRegions = (text: string): { council: string; region: string }[] =>
  [...text.matchAll(REGION)].map(({ groups }) => ({
    council: groups?.['council'] ?? '',
    region: groups?.['region'] ?? '',
  }));

/**
 * The regions of a registration if the ad names one and the CV another: a council registers by region, and a
 * registration can be transferred. Null if they agree or one of them names none.
 */
export function findOtherRegion(
  asked: readonly Evidence[],
  held: readonly Evidence[],
): { readonly asked: string; readonly held: string } | null {
  const wanted = asked.flatMap(({ excerpt }) => findRegions(excerpt));
  const own = held.flatMap(({ excerpt }) => findRegions(excerpt));
  for (const { council, region } of wanted) {
    const same = own.filter((one) => one.council === council);
    const [first] = same;
    if (first && same.every((one) => one.region !== region))
      return { asked: `${council}-${region}`, held: `${council}-${first.region}` };
  }
  return null;
}
