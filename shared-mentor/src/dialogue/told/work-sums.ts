import { formatCount, SMALL_NUMBERS } from '@aura/shared-domain';
import { formatSaidAmount } from './amounts.ts';
import { type Given, MONTH_DAYS, say, type Step, WORKDAYS } from './calculated.ts';

/** Sums of days of work: what a month of them brings, and what days of absence take off. */

/** How often a day something is done for a price: “faço umas 5 por dia”. */
const EACH_DAY =
  /\b(?:faco|atendo|vendo|entrego|pego|sao|umas?|uns) (?:umas? |uns |de )*(\d{1,3}) (?:\p{L}+ )?(?:por|ao) dia\b/u;

/** A small price: “cobro 45 a mão”. */
const EACH_PRICE = /\b(?:cobro|ganho|recebo|vendo a|vendo por|sai a|sai por) (?:r\$ ?)?(\d{1,3})\b/u;

/** What a month of work brings at a price for each piece: “cobro 45, faço umas 5 por dia, 22 dias no mês”. */
export function computeWork({ folded, told, days, known }: Given): Step | null {
  const price = told[0] ?? Number(EACH_PRICE.exec(folded)?.[1] ?? 0) * 100;
  const times = Number(EACH_DAY.exec(folded)?.[1] ?? 0);
  if (price === 0 || times === 0) return null;
  const each = price * times;
  const month = each * (days ?? WORKDAYS);
  return {
    text: say('work', {
      price: formatSaidAmount(price),
      times: String(times),
      each: formatSaidAmount(each),
      days: String(days ?? WORKDAYS),
      month: formatSaidAmount(month),
    }),
    known: {
      ...known,
      money: [...known.money, month],
      result: month,
      current: { cents: month, period: 'mes' },
      month,
    },
  };
}

const ABSENT = /\bdescont\w+\b.*\bfalt\w+|\bfalt(?:ar|ei|o|ou)\b.*\b(?:descont\w+|perco|perder|quanto)\b/u;
const ABSENT_DAYS = /\b(\d{1,2}|um|uma|dois|duas|tres) dias?\b/u;

/** What days of absence take off the month's pay: a thirtieth each (CLT, article 64). */
export function computeAbsence({ folded, told, known }: Given): Step | null {
  const salary = told[0] ?? known.money.at(-1);
  const found = ABSENT_DAYS.exec(folded)?.[1];
  if (salary === undefined || found === undefined || !ABSENT.test(folded)) return null;
  const days = SMALL_NUMBERS[found] ?? Number(found);
  const share = Math.round((salary * days) / MONTH_DAYS);
  return {
    text: say('absence', {
      days: formatCount(days, 'dia', 'dias'),
      amount: formatSaidAmount(salary),
      share: formatSaidAmount(share),
    }),
    known: { ...known, result: share },
  };
}
