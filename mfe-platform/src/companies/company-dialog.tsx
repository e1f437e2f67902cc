import { formatCentavos } from '@aura/shared-domain';
import type { ApiAnswer } from '@aura/shared-pages/data';
import { TextField } from '@aura/shared-ui';
import { useState } from 'react';
import * as v from 'valibot';
import { ContractSchema, type ChangeCompany, type CompaniesResponse, type ShownCompany } from '../api.ts';
import { ReasonDialog } from '../console/reason-dialog.tsx';
import { parseCentavos } from '../people/person-words.ts';

/** A change that needs confirmation. */
export interface WantedChange {
  readonly change: ChangeCompany['change'];
  readonly company: ShownCompany;
}

interface Props extends WantedChange {
  readonly send: (request: ChangeCompany) => ApiAnswer<CompaniesResponse>;
  readonly onDone: (value: CompaniesResponse) => void;
  readonly onCancel: () => void;
}

/** What is typed. */
interface Typed {
  readonly seats: string;
  readonly reference: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly pricePerSeat: string;
}

/** Confirms a change of a company. */
export function CompanyDialog({ change, company, send, onDone, onCancel }: Props) {
  const { contract } = company;
  const [typed, setTyped] = useState<Typed>({
    seats: String(company.seats),
    reference: contract?.reference ?? '',
    startsOn: contract?.startsOn ?? '',
    endsOn: contract?.endsOn ?? '',
    pricePerSeat: contract ? formatCentavos(contract.pricePerSeat) : '',
  });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setTyped((last) => ({ ...last, [name]: event.target.value })),
  });
  const submit = async (reason: string) => {
    const request = requestOf(change, company.id, typed, reason);
    if (typeof request === 'string') return setProblem(request);
    setBusy(true);
    setProblem(null);
    const changed = await send(request);
    setBusy(false);
    if (changed.ok) onDone(changed.value);
    else setProblem(changed.error.message);
  };
  return (
    <ReasonDialog
      title={change === 'seats' ? `Licenças de ${company.name}` : `Contrato de ${company.name}`}
      effects={
        change === 'seats'
          ? [
              `A lista tem ${company.seatsUsed} pessoas e comporta duas por licença: nunca menos que isso.`,
              'O registro da empresa mostra a mudança.',
            ]
          : ['Fica registrado aqui; nada é cobrado por isso, e o acesso da empresa não muda.']
      }
      confirm="Guardar"
      isBusy={isBusy}
      problem={problem}
      onConfirm={(reason) => void submit(reason)}
      onCancel={() => {
        if (!isBusy) onCancel();
      }}
    >
      {change === 'seats' ? (
        <TextField label="Licenças" inputMode="numeric" {...field('seats')} />
      ) : (
        <>
          <TextField label="Número do contrato" maxLength={60} {...field('reference')} />
          <TextField label="Começa" type="date" {...field('startsOn')} />
          <TextField label="Termina (opcional)" type="date" {...field('endsOn')} />
          <TextField
            label="Preço por licença e mês"
            inputMode="decimal"
            hint="Em reais, como 29,90."
            {...field('pricePerSeat')}
          />
        </>
      )}
    </ReasonDialog>
  );
}

/** The request, or a sentence about invalid input. */
export function requestOf(
  change: ChangeCompany['change'],
  id: string,
  typed: Typed,
  reason: string,
): ChangeCompany | string {
  if (change === 'seats') {
    const seats = /^\d{1,6}$/.test(typed.seats.trim()) ? Number(typed.seats) : 0;
    return seats > 0 ? { change, id, seats, reason } : 'As licenças são um número inteiro, de 1 em diante.';
  }
  const { reference, startsOn, endsOn } = typed;
  const pricePerSeat = parseCentavos(typed.pricePerSeat);
  const contract = v.safeParse(ContractSchema, { reference, startsOn, endsOn: endsOn || null, pricePerSeat });
  if (contract.success) return { change, id, contract: contract.output, reason };
  return 'Preencha o número, o começo e o preço, como 29,90; o fim, se houver, vem depois do começo.';
}
