import type { CompanyInvitation } from '@aura/shared-domain';
import { useRef, useState, type FormEvent } from 'react';
import { toCallFailure, type CallFailure } from '../../dialogs/call-failure.ts';
import { useFocusInvalid } from '../../focus/use-focus-invalid.ts';
import { useNewDepartment } from '../department/use-new-department.ts';
import type { ListFacts, PeoplePorts } from '../people-ports.ts';
import type { PersonField, PersonTexts } from '../person/fields.ts';
import { readPerson, type PersonProblems } from '../person/read-person.ts';

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
  readonly onInvited: (invitation: CompanyInvitation) => void;
  /** Nobody knows whether the person was invited. */
  readonly onLost: () => void;
}

/** A form that keeps what was typed until the person is invited. */
export function useInviteForm({ departments, invite, onInvited, onLost }: InviteParts) {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(EMPTY);
  const [problems, setProblems] = useState<PersonProblems>({});
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [sent, setSent] = useState(0);
  const added = useNewDepartment(departments, texts.department);
  useFocusInvalid(form, sent);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const read = readPerson(texts);
    setFailure(null);
    setProblems(read.ok ? {} : read.error);
    setSent(sent + 1);
    if (!read.ok || added?.isConfirmed === false) return;
    setIsBusy(true);
    const answer = await invite(read.value);
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
    onInvited(invitation);
  };
  const fieldOf = (field: PersonField) => ({
    value: texts[field] ?? '',
    error: problems[field],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      setTexts({ ...texts, [field]: target.value }),
  });
  return {
    form,
    fieldOf,
    added,
    isAsked: sent > 0,
    failure,
    isBusy,
    submit: (event: FormEvent) => void submit(event),
  };
}
