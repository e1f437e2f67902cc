import type { CompanyInvitation } from '@aura/shared-domain';
import { keepErrors, useForm } from '@aura/shared-pages/forms';
import { useState, type FormEvent } from 'react';
import { toCallFailure, type CallFailure } from '../../dialogs/call-failure.ts';
import { checkNewDepartment, useNewDepartment } from '../department/use-new-department.ts';
import type { ListFacts, PeoplePorts } from '../people-ports.ts';
import type { PersonField, PersonTexts } from '../person/fields.ts';
import { readPerson } from '../person/read-person.ts';

const EMPTY: PersonTexts = {
  name: '',
  email: '',
  department: '',
  unit: '',
  admittedOn: '',
};

export interface InviteParts {
  readonly departments: ListFacts['departments'];
  readonly invite: PeoplePorts['invite'];
  readonly onInvited: (invitation: CompanyInvitation, isMailed: boolean) => void;
  /** It is unknown whether the person was invited. */
  readonly onLost: () => void;
}

/** A form that keeps what was typed until the person is invited. */
export function useInviteForm({ departments, invite, onInvited, onLost }: InviteParts) {
  const [texts, setTexts] = useState(EMPTY);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isMailed, setMailed] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const added = useNewDepartment(departments, texts.department);
  const read = readPerson(texts);
  const { form, errors, clear } = useForm<PersonField | 'newDepartment'>({
    check: () => ({
      ...keepErrors({ newDepartment: checkNewDepartment(departments, added) }),
      ...(read.ok ? {} : read.error),
    }),
    onValid: () => void send(),
  });

  const send = async () => {
    if (isBusy || !read.ok) return;
    setIsBusy(true);
    const answer = await invite(read.value, isMailed);
    setIsBusy(false);
    if (!answer.ok) {
      const failed = toCallFailure(answer.error);
      setFailure(failed);
      if (failed.isLost) onLost();
      return;
    }
    const [invitation] = answer.value;
    if (!invitation) return;
    setTexts(EMPTY);
    onInvited(invitation, isMailed);
  };
  const fieldOf = (field: PersonField) => ({
    value: texts[field] ?? '',
    error: errors[field],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      setTexts({ ...texts, [field]: target.value });
      clear(field);
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!isBusy) setFailure(null);
    setAsked(true);
    form.onSubmit(event);
  };
  return {
    form: { ...form, onSubmit },
    fieldOf,
    isMailed,
    setMailed,
    added,
    isAsked,
    failure,
    isBusy,
  };
}
