import * as v from 'valibot';
import { formatCalendarDay } from '../format/date.ts';
import { formatCentavos } from '../format/number.ts';

const DaySchema = v.pipe(v.string(), v.isoDate());

/** The agreement with a company. */
export const CompanyContractSchema = v.pipe(
  v.strictObject({
    /** As the company's papers call it: a number, never a person. */
    reference: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    startsOn: DaySchema,
    /** Null for an open-ended contract. */
    endsOn: v.nullable(DaySchema),
    /** Centavos for a seat and month. */
    pricePerSeat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
  }),
  v.check(({ startsOn, endsOn }) => endsOn === null || startsOn <= endsOn),
);
export type CompanyContract = v.InferOutput<typeof CompanyContractSchema>;

/** What a company is told of its contract: managers are shown no prices. */
export const ContractTimeSchema = v.object({
  reference: v.string(),
  startsOn: v.string(),
  endsOn: v.nullable(v.string()),
});
export type ContractTime = v.InferOutput<typeof ContractTimeSchema>;

/** "de 01/11/2026 até o fim de 31/10/2027", "desde 01/11/2026" */
export const describeContractTime = ({ startsOn, endsOn }: ContractTime): string =>
  endsOn === null
    ? `desde ${formatCalendarDay(startsOn)}`
    : `de ${formatCalendarDay(startsOn)} até o fim de ${formatCalendarDay(endsOn)}`;

/** "R$ 29,90 por licença e mês" */
export const describeSeatPrice = ({ pricePerSeat }: CompanyContract): string =>
  `${formatCentavos(pricePerSeat)} por licença e mês`;
