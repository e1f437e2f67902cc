import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { useAsked } from '@aura/shared-pages/data';
import { useNavigate, useSearchParams } from '@aura/shared-session/router';
import { Button, Notice, TextField } from '@aura/shared-ui';
import { useState } from 'react';
import { ConsolePage } from '../console/console-page.tsx';
import styles from '../console/console.module.css';
import { CONSOLE_PATHS, PERSON_PARAMETER } from '../console/paths.ts';
import { OnePerson } from './one-person.tsx';
import type { PeoplePorts } from './people-ports.ts';

/** A name is no key: several people have the same one, and an operator would open the wrong account. */
const SEARCHED =
  'O e-mail da conta, o código da conta, ou um código de pagamento: pi_…, in_… ou cus_… ' +
  'Pelo nome não dá: ele se repete. Quem gere uma empresa está, pelo nome, em Empresas.';

/** Where a person is looked for, or the one that the address names. */
export function PeopleView({ ports }: { readonly ports: PeoplePorts }) {
  const [query] = useSearchParams();
  const uid = query.get(PERSON_PARAMETER);
  return uid === null ? <Finder {...ports} /> : <OnePerson key={uid} uid={uid} ports={ports} />;
}

function Finder({ find, askForAccess }: Pick<PeoplePorts, 'find' | 'askForAccess'>) {
  const navigate = useNavigate();
  const access = useAsked(askForAccess);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async (by: string) => {
    setBusy(true);
    setProblem(null);
    const found = await find(by);
    setBusy(false);
    if (found.ok)
      await navigate(`${CONSOLE_PATHS.people}?${PERSON_PARAMETER}=${encodeURIComponent(found.value.uid)}`);
    else setProblem(found.error.message);
  };
  const { form, errors } = useForm({
    fields: ['by'],
    check: ({ by }) => keepErrors({ by: by.trim().length < 3 ? 'Escreva um e-mail ou um código.' : null }),
    onValid: ({ by }) => {
      if (!isBusy) void look(by.trim());
    },
  });
  return (
    <ConsolePage
      title="Pessoas"
      lead="Conta, plano, pagamentos e avisos de uma pessoa; nunca currículos nem conversas. Cada consulta fica no registro."
      asked={access}
      label="Conferindo o acesso…"
    >
      {() => (
        <form {...form} className={styles['form']} role="search">
          <TextField
            label="E-mail ou código"
            name="by"
            hint={SEARCHED}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            error={errors.by}
          />
          {problem && <Notice tone="warning">{problem}</Notice>}
          <Button type="submit" busy={isBusy}>
            Procurar
          </Button>
        </form>
      )}
    </ConsolePage>
  );
}
