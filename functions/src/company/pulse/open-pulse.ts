import { randomBytes, randomUUID } from 'node:crypto';
import type { StoredPulse } from '@aura/shared-company';
import {
  DAY_MS,
  computeBeginningOfDay,
  companyPulseCancelEndpoint,
  companyPulseOpenEndpoint,
  computeDay,
  err,
  ok,
  PULSE_DAYS,
  type RequestOf,
  type ResponseOf,
} from '@aura/shared-domain';
import { eraseFound } from '../../firebase/write-all-found.ts';
import { noteIn } from '../audit.ts';
import { createCompanyChange } from '../company-change.ts';
import { locateCompany, parsePulse } from '../company-documents.ts';
import type { CompanyDeps } from '../company-deps.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import type { ManagerCall } from '../manager.ts';
import { queryPulseAnswers, closePulses } from './close-pulses.ts';
import { parseNamedPulse, readUnitsToAsk, explainPulseRefusal } from './show-pulses.ts';

type Open = RequestOf<typeof companyPulseOpenEndpoint>;
type Cancel = RequestOf<typeof companyPulseCancelEndpoint>;
type Changed = ResponseOf<typeof companyPulseOpenEndpoint>;

const KEY_BYTES = 32;

/** POST /company/pulses/open: asks whole units from now until the end of a day. */
export function openPulse(deps: CompanyDeps): ManagerCall<Open, Changed> {
  const opened = createCompanyChange<Open, Changed>(
    deps,
    async (tx, { db, documents, manager, request, now }) => {
      const { company, companyId } = manager;
      // Read within the transaction: of two who open one at a time, the second sees the first.
      const pulses = (await tx.get(documents.pulses)).docs.map(parseNamedPulse);
      const units = await readUnitsToAsk(db, companyId, company);
      const refusal = explainPulseRefusal(pulses, units, now);
      if (refusal) return err(refusal);
      if (request.units.some((id) => !units.some((unit) => unit.id === id)))
        return err(COMPANY_FAILURES.noSuchDepartment);
      const closesAt = computeBeginningOfDay(new Date(Date.parse(request.closesOn) + DAY_MS));
      const days = (Date.parse(request.closesOn) - Date.parse(computeDay(now))) / DAY_MS;
      if (days < PULSE_DAYS.least || days > PULSE_DAYS.most) return err(COMPANY_FAILURES.pulseDays);
      const pulse: StoredPulse = {
        state: 'open',
        opensAt: now,
        closesAt,
        units: [...new Set(request.units)],
        withEnps: request.withEnps,
        key: randomBytes(KEY_BYTES).toString('base64url'),
        body: null,
      };
      tx.create(documents.pulses.doc(randomUUID()), pulse);
      const names = request.units.map((id) => units.find((unit) => unit.id === id)?.name ?? id);
      const detail = `${names.length > 0 ? names.join(', ') : 'Empresa toda'} · até ${formatDayString(request.closesOn)}`;
      noteIn(tx, db, { manager, action: 'pulse_opened', detail, at: now });
      return ok({ changed: true });
    },
  );
  return async (manager, request) => {
    await closePulses(deps.db, manager.companyId, deps.now());
    return opened(manager, request);
  };
}

const formatDayString = (day: string): string => day.split('-').toReversed().join('/');

/** POST /company/pulses/cancel: deletes an open pulse with all its answers. Nothing of it counts. */
export function cancelPulse(deps: CompanyDeps): ManagerCall<Cancel, Changed> {
  const cancelled = createCompanyChange<Cancel, Changed>(
    deps,
    async (tx, { db, documents, manager, request: { id }, now }) => {
      const reference = documents.pulses.doc(id);
      const stored = await tx.get(reference);
      if (!stored.exists) return ok({ changed: false });
      const pulse = parsePulse(stored.data());
      if (pulse.closesAt <= now) return err(COMPANY_FAILURES.pulseIsOver);
      tx.delete(reference);
      noteIn(tx, db, {
        manager,
        action: 'pulse_cancelled',
        detail: `Até ${formatDayString(computeDay(pulse.closesAt))}`,
        at: now,
      });
      return ok({ changed: true });
    },
  );
  return async (manager, request) => {
    const changed = await cancelled(manager, request);
    // Nothing is answered to a pulse that is not there; repeated, this erases what an interruption has left.
    if (changed.ok)
      await eraseFound(queryPulseAnswers(locateCompany(deps.db, manager.companyId), request.id));
    return changed;
  };
}
