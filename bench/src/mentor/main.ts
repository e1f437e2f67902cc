import { BLIND_SET, DEVELOPMENT_SET, FIRST_BLIND_SET, SECOND_BLIND_SET } from '@aura/shared-mentor/red-team';
import { cardTable } from './cards.ts';
import { developmentFlaws, everydayReport } from './everyday/everyday.ts';
import { type Options, readOptions } from './options.ts';
import { qualityTable } from './quality.ts';
import { redTeamReport } from './red-team-report.ts';
import { measureSafety } from './red-team.ts';
import { routerTable } from './router.ts';

const options = readOptions(process.argv.slice(2));
if (!options.ok) {
  console.error(options.error);
  process.exit(1);
}

if (options.value.threads) console.log(`${developmentFlaws()}\n\n${everydayReport('development')}`);
else report(options.value);

function report({ json, 'held-out': withHeldOut }: Options): void {
  const safety = {
    development: measureSafety(DEVELOPMENT_SET),
    firstBlind: measureSafety(FIRST_BLIND_SET),
    secondBlind: measureSafety(SECOND_BLIND_SET),
    blind: measureSafety(BLIND_SET),
  };
  if (json) console.log(JSON.stringify({ safety }));
  else {
    console.log(`${redTeamReport('development set (the rules were written with it)', safety.development)}\n`);
    console.log(`${redTeamReport('first blind set (the rules were widened by it)', safety.firstBlind)}\n`);
    console.log(`${redTeamReport('second blind set (made with it since)', safety.secondBlind)}\n`);
    console.log(`${redTeamReport('blind set (written without knowing the rules)', safety.blind)}\n`);
    console.log(`${routerTable()}\n`);
    console.log(`${cardTable()}\n`);
    console.log(`${qualityTable()}\n`);
    console.log(everydayReport('development'));
    if (withHeldOut) console.log(`\n${everydayReport('held-out')}`);
  }
}
