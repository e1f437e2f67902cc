import type { CompanyOverview } from '@aura/shared-domain';
import type { SelectOption } from '@aura/shared-ui';
import { MOST_NAMED } from '../../words/names-in-words.ts';
import { counted } from '../../words/numbers.ts';
import { describeWeek } from '../../words/week-words.ts';
import { listWaitingUnits } from './waiting-units.ts';
import { WHOLE_COMPANY } from './view-words.ts';

/**
 * The selectable departments. Some waiting ones are named too, because people look for them; if no department has
 * numbers, there is only the company and the department from the address.
 */
export function listDepartmentOptions(
  { units, scope }: Pick<CompanyOverview, 'units' | 'scope'>,
  asked: string | null,
): readonly SelectOption[] {
  const named = new Set(listWaitingUnits(units).slice(0, MOST_NAMED));
  const offered = units.filter(
    (unit) => unit.id === asked || (scope === 'full' && (unit.state === 'shown' || named.has(unit))),
  );
  return [
    { value: '', label: WHOLE_COMPANY },
    ...offered.map(({ id, name, state }) => ({
      value: id,
      label: state === 'shown' ? name : `${name} (sem números)`,
    })),
  ];
}

/** How many departments without numbers are not among those that can be chosen, in words; empty for none. */
export function describeUnnamed({ units, scope }: Pick<CompanyOverview, 'units' | 'scope'>): string {
  const rest = listWaitingUnits(units).length - MOST_NAMED;
  return scope === 'full' && rest > 0
    ? `Há mais ${counted(rest, 'departamento', 'departamentos')} sem números.`
    : '';
}

/** The weeks that can be looked at, newest first. */
export function listWeekOptions(snapshots: readonly string[], asked: string | null): readonly SelectOption[] {
  const newestFirst = snapshots.toReversed();
  const [newest] = newestFirst;
  return [
    {
      value: '',
      label: newest === undefined ? 'Nenhuma ainda' : 'A mais recente',
    },
    ...newestFirst
      .filter((week) => week !== newest || week === asked)
      .map((week) => ({ value: week, label: describeWeek(week) })),
  ];
}
