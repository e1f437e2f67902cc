import { formatNumber, type JobDetails, type Vacancy, STATES } from '@aura/shared-domain';
import { linkOf } from '@aura/shared-jobs/import';
import { keepErrors } from '@aura/shared-pages/forms';
import { NO_REAIS, parsePay } from '../parts/reais.ts';

/** The typed details of a job. */
export interface DetailsForm {
  readonly title: string;
  readonly company: string;
  readonly city: string;
  /** Empty for none. */
  readonly state: string;
  readonly least: string;
  readonly most: string;
  /** `YYYY-MM-DD`, empty for none. */
  readonly expiresOn: string;
  readonly contact: string;
  readonly url: string;
}

/** What the form begins with. Of several places the first one is shown. */
export function fillForm({ title, company, places, salary, expiresOn, contact, url }: Vacancy): DetailsForm {
  const [place] = places;
  return {
    title,
    company,
    city: place?.city ?? '',
    state: place?.state ?? '',
    least: salary ? formatNumber(salary.min) : '',
    most: salary ? formatNumber(salary.max) : '',
    expiresOn: expiresOn ?? '',
    contact: contact ?? '',
    url: url ?? '',
  };
}

const isMoney = (text: string): boolean => text.trim() === '' || parsePay(text) !== null;

/** What is wrong with a form, by field. */
export const checkDetails = (form: DetailsForm) =>
  keepErrors({
    title: form.title.trim() === '' ? 'Escreva o cargo.' : null,
    least: isMoney(form.least) ? null : NO_REAIS,
    most: isMoney(form.most) ? null : NO_REAIS,
    url:
      form.url.trim() === '' || linkOf(form.url) !== null
        ? null
        : 'Use o endereço completo, começando com https://.',
  });

/**
 * The details in a form. Unchanged parts keep their values: further places, cents and the period of the pay.
 * @param form without mistakes, see {@link checkDetails}
 */
export function readDetails(form: DetailsForm, vacancy: Vacancy): JobDetails {
  const before = fillForm(vacancy);
  const isSame = (...fields: (keyof DetailsForm)[]) => fields.every((field) => form[field] === before[field]);
  const place = { city: form.city.trim(), state: STATES.find((state) => state === form.state) ?? null };
  const hasPlace = place.city !== '' || place.state !== null;
  return {
    title: form.title.trim(),
    company: form.company.trim(),
    places: isSame('city', 'state')
      ? vacancy.places
      : [...(hasPlace ? [place] : []), ...vacancy.places.slice(1)],
    salary: isSame('least', 'most') ? vacancy.salary : readPay(form, vacancy),
    expiresOn: form.expiresOn === '' ? null : form.expiresOn,
    url: linkOf(form.url),
    contact: form.contact.trim(),
  };
}

function readPay({ least, most }: DetailsForm, { salary }: Vacancy): JobDetails['salary'] {
  const [from, to] = [parsePay(least), parsePay(most)];
  const ends = [from ?? to, to ?? from].filter((end) => end !== null).toSorted((a, b) => a - b);
  const [min, max] = ends;
  if (min === undefined || max === undefined) return null;
  return { period: 'month', currency: 'BRL', ...salary, origin: 'stated', min, max };
}
