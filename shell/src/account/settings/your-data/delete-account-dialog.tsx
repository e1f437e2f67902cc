import { Button, Dialog, Notice, TextField } from '@aura/shared-ui';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { useId } from 'react';
import { useOffered } from '../../../extensions/index.ts';

interface Props {
  readonly busy: boolean;
  /** Why it did not work. */
  readonly problem: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const WORD = 'EXCLUIR';

/** Lists the data that is deleted with an account, and asks for a word that is not typed by accident. */
export function DeleteAccountDialog({ busy, problem, onConfirm, onCancel }: Props) {
  const formId = useId();
  const offered = useOffered('account.erased');
  const { form, errors } = useForm({
    fields: ['word'] as const,
    check: ({ word }) =>
      keepErrors({ word: word.trim() === WORD ? null : `Digite ${WORD}, em letras maiúsculas.` }),
    onValid: () => {
      if (!busy) onConfirm();
    },
  });
  return (
    <Dialog
      open
      onClose={onCancel}
      title="Excluir sua conta?"
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Voltar
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy}>
            Excluir minha conta
          </Button>
        </>
      }
    >
      <p>Isto apaga para sempre, sem cópia que você possa recuperar depois:</p>
      <ul>
        <li>seu acesso: e-mail, senha e a ligação com o Google;</li>
        <li>seu nome, sua foto, suas notificações e seus rascunhos;</li>
        {offered.map(({ key, extension }) => (
          <li key={key}>{extension.text};</li>
        ))}
        <li>tudo o mais que as partes da Aura guardam de você;</li>
        <li>o registro das suas respostas sobre cookies;</li>
        <li>
          as mensagens de contato enviadas do e-mail desta conta, se ele foi verificado (senão, peça a
          exclusão delas na página de contato).
        </li>
      </ul>
      <p>Se quiser guardar seus dados, volte e use “Baixar meus dados” antes.</p>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <form {...form} id={formId}>
        <TextField
          label={`Para confirmar, digite ${WORD}`}
          name="word"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={errors.word}
        />
      </form>
    </Dialog>
  );
}
