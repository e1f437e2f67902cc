import { CONTACT_LIMITS, type ContactSubject } from '@aura/shared-domain';
import { SelectField, TextArea, TextField } from '@aura/shared-ui';
import type { FieldErrors } from '@aura/shared-pages/forms';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { SUBJECT_OPTIONS } from './subjects.ts';

interface Props {
  readonly nameRef: RefObject<HTMLInputElement | null>;
  readonly suggestedSubject: ContactSubject | null;
  readonly errors: FieldErrors<'name' | 'email' | 'subject' | 'company' | 'message'>;
}

/** The fields that a person fills in. The browser holds their values, also those typed before hydration. */
export function MessageFields({ nameRef, suggestedSubject, errors }: Props) {
  const { ref, subject, setSubject } = useSubject(suggestedSubject);
  return (
    <>
      <TextField
        ref={nameRef}
        label="Nome"
        name="name"
        autoComplete="name"
        maxLength={CONTACT_LIMITS.name}
        required
        error={errors.name}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={CONTACT_LIMITS.email}
        hint="Com ele e o protocolo, você lê a resposta."
        required
        error={errors.email}
      />
      <SelectField
        ref={ref}
        label="Assunto"
        name="subject"
        options={SUBJECT_OPTIONS}
        value={subject}
        onChange={setSubject}
        required
        error={errors.subject}
      />
      <TextField
        label="Empresa (opcional)"
        name="company"
        autoComplete="organization"
        maxLength={CONTACT_LIMITS.company}
        error={errors.company}
      />
      <TextArea
        label="Mensagem"
        name="message"
        rows={6}
        maxLength={CONTACT_LIMITS.messageMax}
        counter
        required
        error={errors.message}
      />
    </>
  );
}

/**
 * The chosen subject. It keeps the person's choice from before hydration; otherwise it selects the suggested one after
 * the first render, which is the same for every address.
 */
function useSubject(suggested: ContactSubject | null) {
  const ref = useRef<HTMLSelectElement>(null);
  const [subject, setSubject] = useState('');
  // Before the button can be pressed: a later effect would send the form without its subject.
  useLayoutEffect(() => {
    const chosen = ref.current?.value ?? '';
    setSubject((current) => current || chosen || (suggested ?? ''));
  }, [suggested]);
  return { ref, subject, setSubject } as const;
}
