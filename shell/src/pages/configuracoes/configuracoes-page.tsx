import { Settings } from '../../account/settings/settings.tsx';
import { WithAccount } from '../../account/signed-in/with-account.tsx';
import { settingsPorts } from './settings-ports.ts';

/** `/configuracoes`. */
export default function ConfiguracoesPage() {
  return <WithAccount>{(account) => <Settings account={account} ports={settingsPorts} />}</WithAccount>;
}
