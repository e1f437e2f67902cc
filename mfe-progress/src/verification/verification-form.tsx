import { type RequestOf, badgeVerifyEndpoint } from '@aura/shared-domain';
import { Button, FileDrop, TextArea, TextField } from '@aura/shared-ui';
import { useAlive, useForm } from '@aura/shared-pages/forms';
import { useState, type RefObject } from 'react';
import { findCredential } from './find-credential.ts';
import styles from './verification.module.css';
import {
  NO_CREDENTIAL,
  VERIFICATION_FIELDS,
  findVerificationErrors,
  buildVerificationRequest,
} from './verification-request.ts';

interface Props {
  /** The field with the credential, for what the address brings. */
  readonly credentialRef: RefObject<HTMLTextAreaElement | null>;
  readonly busy: boolean;
  /** Something else is being asked: the last answer is out of date. */
  readonly onChange: () => void;
  readonly onVerify: (request: RequestOf<typeof badgeVerifyEndpoint>) => void;
}

/** Reads a credential, pasted or from a file, and the address to compare. */
export function VerificationForm({ credentialRef, busy, onChange, onVerify }: Props) {
  const alive = useAlive();
  const [fileProblem, setFileProblem] = useState<string>();
  const { form, errors } = useForm({
    fields: VERIFICATION_FIELDS,
    check: findVerificationErrors,
    onValid: (typed) => {
      const request = buildVerificationRequest(typed);
      if (request && !busy) onVerify(request);
    },
  });

  async function take(file: File): Promise<void> {
    onChange();
    const credential = findCredential(await file.text().catch(() => ''));
    setFileProblem(credential ? undefined : NO_CREDENTIAL);
    if (credential && credentialRef.current) credentialRef.current.value = credential;
  }

  return (
    <form {...form} className={styles['form']} onInput={onChange}>
      <TextArea
        ref={credentialRef}
        label="Credencial ou link de verificação"
        name="credential"
        rows={5}
        hint="Cole o conteúdo do arquivo .jwt ou o link que você recebeu."
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        error={errors.credential}
      />
      <FileDrop
        label="Ou escolha o arquivo da credencial"
        hint="Arquivo .jwt, .json ou .txt. Ele é lido no seu navegador."
        accept=".jwt,.json,.txt"
        onFile={(file) => void take(file)}
        error={fileProblem}
        disabled={!alive}
      />
      <TextField
        label="E-mail da pessoa (opcional)"
        name="email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        hint="Para conferir se o selo pertence a uma conta com este e-mail."
        error={errors.email}
      />
      <p className={styles['note']}>
        A credencial e o e-mail são usados só para esta conferência e não são guardados.
      </p>
      <Button type="submit" size="lg" disabled={!alive} busy={busy}>
        Verificar selo
      </Button>
    </form>
  );
}
