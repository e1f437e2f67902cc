import { CONTRASTS_SIGNS as SIGNS } from '../generated/signs.ts';

/** Kinds of one thing of which a person may well know one and not another. */
const CONTRASTS: readonly (readonly RegExp[])[] = [
  [SIGNS.children, SIGNS.adults, SIGNS.elderly],
  [SIGNS.homes, SIGNS.industry],
  [SIGNS.smallAnimals, SIGNS.largeAnimals],
  [SIGNS.cattle, SIGNS.pigs, SIGNS.poultry, SIGNS.horses, SIGNS.fish],
  [SIGNS.cane, SIGNS.grains, SIGNS.cotton, SIGNS.coffee],
  [SIGNS.lightVehicles, SIGNS.heavyVehicles],
  [SIGNS.imports, SIGNS.exports],
  [SIGNS.payables, SIGNS.receivables],
  [SIGNS.labourLaw, SIGNS.taxLaw, SIGNS.civilLaw, SIGNS.criminalLaw, SIGNS.socialSecurityLaw],
  [SIGNS.people, SIGNS.companies],
  [SIGNS.women, SIGNS.men],
  [SIGNS.frontEnd, SIGNS.backEnd],
  [SIGNS.newborns, SIGNS.childWards],
  [SIGNS.curtains, SIGNS.wallpaper, SIGNS.floors],
  [SIGNS.metals, SIGNS.fabrics],
];

/**
 * Tells of a text whether it speaks of another kind of what is asked, and not of that: "UTI adulto" of "UTI neonatal".
 * @param asked the folded requirement
 */
export function findContrast(asked: string): (text: string) => boolean {
  const named = CONTRASTS.flatMap((kinds) => {
    const own = kinds.filter((kind) => kind.test(asked));
    return own.length === 0 ? [] : [{ own, others: kinds.filter((kind) => !own.includes(kind)) }];
  });
  return (text) =>
    named.some(
      ({ own, others }) => others.some((kind) => kind.test(text)) && !own.some((kind) => kind.test(text)),
    );
}
