import type { ApiAnswer } from '@aura/shared-pages/data';
import { TextField } from '@aura/shared-ui';
import { useState } from 'react';
import type { CloseCompany, CompaniesResponse, ShownCompany } from '../api.ts';
import { ReasonDialog } from '../console/reason-dialog.tsx';

interface Props {
  readonly company: ShownCompany;
  readonly send: (request: CloseCompany) => ApiAnswer<CompaniesResponse>;
  readonly onDone: (value: CompaniesResponse) => void;
  readonly onCancel: () => void;
}

/** Closes a company, once its name was typed. */
export function CloseCompanyDialog({ company, send, onDone, onCancel }: Props) {
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (reason: string) => {
    setBusy(true);
    setProblem(null);
    const closed = await send({ id: company.id, reason });
    setBusy(false);
    if (closed.ok) onDone(closed.value);
    else setProblem(closed.error.message);
  };
  return (
    <ReasonDialog
      title={`Encerrar ${company.name}?`}
      effects={[
        'Não há volta: a lista de pessoas, os convites, os números e o registro da empresa são apagados.',
        'Quem gere perde o painel na hora. Quem participa volta ao plano que tinha antes e recebe um aviso.',
        'O contrato registrado aqui fica guardado.',
      ]}
      confirm="Encerrar a empresa"
      isDangerous
      isBusy={isBusy}
      problem={problem}
      isChoiceWrong={() => {
        const isWrong = name.trim() !== company.name;
        setWrong(isWrong ? `Escreva “${company.name}”, como está na lista.` : undefined);
        return isWrong;
      }}
      onConfirm={(reason) => void submit(reason)}
      onCancel={() => {
        if (!isBusy) onCancel();
      }}
    >
      <TextField
        label="Nome da empresa, para confirmar"
        autoComplete="off"
        value={name}
        error={wrong}
        onChange={(event) => {
          setName(event.target.value);
          setWrong(undefined);
        }}
      />
    </ReasonDialog>
  );
}
