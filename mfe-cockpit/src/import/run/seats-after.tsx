import { choosePlural } from '@aura/shared-domain';
import { Notice } from '@aura/shared-ui';
import { counted, formatWhole } from '../../words/numbers.ts';
import type { Sums } from './sums.ts';

interface Props extends Pick<Sums, 'seats' | 'results'> {
  readonly isDone: boolean;
}

/** Places on the list after the import; where they do not suffice, how many are missing and what follows from it. */
export function SeatsAfter({ seats, results, isDone }: Props) {
  if (!seats) return null;
  const missing = results.filter(({ refusal }) => refusal?.code === 'no_seat').length;
  return (
    <>
      <p>
        Pessoas na lista {isDone ? 'agora' : 'depois da importação'}: {formatWhole(seats.used)} de{' '}
        {formatWhole(seats.total)}.
      </p>
      {missing > 0 && (
        <Notice tone="warning" title={findTitle(missing, isDone)}>
          A lista comporta {counted(seats.total, 'pessoa', 'pessoas')}, duas por licença.{' '}
          {isDone
            ? 'Quem passa desse número ficou de fora. Quando houver lugar, importe o mesmo arquivo de novo: o que já está na lista não se repete.'
            : 'Entra quem vem primeiro no arquivo; quem passa desse número fica de fora.'}
        </Notice>
      )}
    </>
  );
}

function findTitle(missing: number, isDone: boolean): string {
  const [one, many] = isDone ? (['Faltou', 'Faltaram'] as const) : (['Falta', 'Faltam'] as const);
  return `${choosePlural(missing, one, many)} ${counted(missing, 'lugar na lista', 'lugares na lista')}`;
}
