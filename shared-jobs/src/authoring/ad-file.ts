import { literal, moduleOf, Text, type Entry, type Report } from '@aura/content-tools';
import { ContractSchema, DisabilitySchema, STATES, WorkModelSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { CYCLE_DAYS, type AdDraft, type SamplePlace } from '../sample/sample-ad.ts';

const PlaceSchema = v.custom<SamplePlace>(
  (place) => typeof place === 'string' && STATES.some((state) => place.endsWith(`/${state}`)),
  'um lugar é CIDADE/UF, ou /UF onde só se diz o estado',
);

const AdSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'letras minúsculas, algarismos e hifens')),
  title: Text,
  company: v.pipe(v.string(), v.description("'' onde o anúncio não diz quem contrata.")),
  places: v.pipe(v.array(PlaceSchema), v.description('CIDADE/UF, ou /UF onde só se diz o estado.')),
  inEachCity: v.exactOptional(
    v.pipe(
      v.literal(true),
      v.description('Um anúncio para cada lugar, com um dia entre eles; CIDADE no texto vira a cidade.'),
    ),
  ),
  workModel: v.exactOptional(WorkModelSchema),
  contracts: v.exactOptional(v.array(ContractSchema)),
  salary: v.exactOptional(
    v.pipe(
      v.strictObject({
        min: v.number(),
        max: v.number(),
        per: v.exactOptional(v.picklist(['hour', 'month', 'year'])),
      }),
      v.check(({ min, max }) => min <= max, 'min não passa de max'),
      v.description('Em reais, por mês se nada mais é dito.'),
    ),
  ),
  disability: v.exactOptional(DisabilitySchema),
  phase: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(CYCLE_DAYS - 1),
    v.description(`Dia do ciclo de ${CYCLE_DAYS} dias em que é publicado.`),
  ),
  dating: v.exactOptional(
    v.pipe(
      v.picklist(['undated', 'old']),
      v.description('undated: sem data de publicação; old: publicado 70 dias antes, e ainda no ar.'),
    ),
  ),
  repostAfter: v.exactOptional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.description('O mesmo anúncio de novo, dias depois.')),
  ),
  description: v.pipe(Text, v.minLength(80)),
});

/** Fictional ads of one field of work. */
export const AdFileSchema = v.strictObject({
  about: v.pipe(Text, v.description('Que anúncios estão neste arquivo; só para quem o edita.')),
  order: v.pipe(v.number(), v.description('Lugar do arquivo na lista, do menor para o maior.')),
  ads: v.array(AdSchema),
});

type AdFile = Entry<v.InferOutput<typeof AdFileSchema>>;

const draftOf = ({ salary, ...ad }: AdFile['data']['ads'][number]): AdDraft => ({
  ...ad,
  ...(salary && { salary: salary.per ? [salary.min, salary.max, salary.per] : [salary.min, salary.max] }),
});

/** The module of the ads, each with a unique key. */
export function writeAdModule(files: readonly AdFile[], report: Report): string {
  const seen = new Map<string, string>();
  for (const file of files)
    for (const [at, { key }] of file.data.ads.entries()) {
      const before = seen.get(key);
      if (before) report(file, ['ads', at, 'key'], `"${key}" já existe em ${before}`);
      seen.set(key, file.file);
    }
  const ordered = files.toSorted((a, b) => a.data.order - b.data.order);
  return moduleOf(
    `import type { AdDraft } from '../sample/sample-ad.ts';`,
    `export const ADS: readonly AdDraft[] = ${literal(ordered.flatMap(({ data }) => data.ads.map(draftOf)))};`,
  );
}
