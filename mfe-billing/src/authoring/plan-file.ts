import { type Entry, literal, moduleOf, type Report, Text } from '@aura/content-tools';
import { keepAmountsWhole, PlanIdSchema } from '@aura/shared-domain';
import * as v from 'valibot';

const Extra = v.strictObject({
  text: Text,
  access: v.exactOptional(v.pipe(Text, v.description('Quanto disso; sem isto, o plano não o inclui'))),
});
/** A price as the page shows it; the file has an ordinary space. */
const Price = v.pipe(Text, v.transform(keepAmountsWhole));
const Suffix = v.optional(v.pipe(v.string(), v.description('O que vem depois do preço')), '');

/** The cards of the plans, in the order in which they are shown. */
export const PlansSchema = v.array(
  v.strictObject({
    id: PlanIdSchema,
    subtitle: Text,
    description: Text,
    paymentType: v.picklist(['recurring', 'onetime', 'free', 'request']),
    monthlyPrice: v.pipe(Price, v.description('Como está na tabela de preços; um teste compara')),
    yearlyPrice: v.pipe(Price, v.description('Se nada é pago por ano, o mesmo que por mês')),
    monthlySuffix: Suffix,
    yearlySuffix: Suffix,
    cancellationPolicy: Text,
    cta: v.pipe(Text, v.description('O que está escrito no botão')),
    isPrimary: v.optional(v.pipe(v.boolean(), v.description('O plano posto à frente')), false),
    extras: v.pipe(v.array(Extra), v.description('O que o plano tem, ou não, além das ferramentas')),
  }),
);

/** The module of the cards. */
export function writePlansModule(
  files: readonly Entry<v.InferOutput<typeof PlansSchema>>[],
  report: Report,
): string {
  for (const file of files)
    for (const id of PlanIdSchema.options)
      if (file.data.filter((card) => card.id === id).length !== 1)
        report(file, null, `o plano ${id} deve estar uma vez`);
  return moduleOf(
    `import type { PlanId } from '@aura/shared-domain';`,
    `type Names = 'subtitle' | 'description' | 'monthlyPrice' | 'yearlyPrice' | 'monthlySuffix'`,
    `  | 'yearlySuffix' | 'cancellationPolicy' | 'cta';`,
    `export interface PlanText extends Readonly<Record<Names, string>> {`,
    `  readonly id: PlanId;`,
    `  readonly paymentType: 'recurring' | 'onetime' | 'free' | 'request';`,
    `  /** The plan that is put forward. */`,
    `  readonly isPrimary: boolean;`,
    `  /** What it holds besides the tools, and what it does not. */`,
    `  readonly extras: readonly { readonly text: string; readonly access?: string }[];`,
    `}`,
    ...files.map(({ data }) => `export const PLAN_TEXTS: readonly PlanText[] = ${literal(data)};`),
  );
}
