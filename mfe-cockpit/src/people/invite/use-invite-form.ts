import type { CompanyInvitation } from '@aura/shared-domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PersonField, PersonTexts } from '../person/fields.ts';
import { readPerson, type PersonProblems } from '../person/read-person.ts';
import type { PeoplePorts } from '../people-ports.ts';

const EMPTY: PersonTexts = {
  name: '',
  email: '',
  department: '',
  unit: '',
  admittedOn: '',
};

/** A form that keeps what was typed until the person is invited. */
export function useInviteForm(
  invite: PeoplePorts['invite'],
  onInvited: (invitation: CompanyInvitation) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(EMPTY);
  const [problems, setProblems] = useState<PersonProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const read = readPerson(texts);
    setFailure(null);
    setProblems(read.ok ? {} : read.error);
    if (!read.ok) return;
    setIsBusy(true);
    const answer = await invite(read.value);
    setIsBusy(false);
    if (!answer.ok) return setFailure(answer.error.message);
    const [invitation] = answer.value;
    if (!invitation) return;
    setTexts(EMPTY);
    onInvited(invitation);
  };
  const fieldOf = (field: PersonField) => ({
    value: texts[field] ?? '',
    error: problems[field],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      setTexts({ ...texts, [field]: target.value }),
  });
  return { form, fieldOf, failure, isBusy, submit: (event: FormEvent) => void submit(event) };
}
