import { updateProfile } from '@aura/shared-session';
import {
  beginSecondFactor,
  changePassword,
  deleteAccount,
  endSessions,
  exportAccount,
  finishSecondFactor,
  listSessions,
} from '@aura/shared-session/host';
import { navigate } from '@aura/shared-session/router';
import { showToast } from '@aura/shared-ui';
import { saveFile } from '@aura/shared-pages/download';
import { preparePhoto } from '../../account/settings/photo/prepare-photo.ts';
import type { SettingsPorts } from '../../account/settings/ports.ts';

/** The settings of the person who is signed in. */
export const settingsPorts: SettingsPorts = {
  update: updateProfile,
  changePassword,
  preparePhoto,
  endSessions,
  listSessions,
  secondFactor: { begin: beginSecondFactor, finish: finishSecondFactor },
  data: {
    exportAccount,
    deleteAccount,
    saveFile,
    onDeleted: () => {
      showToast({ kind: 'success', text: 'Sua conta e seus dados foram excluídos.' });
      // By now the guard shows the login instead of this page; a person who has left needs neither.
      navigate('/', { replace: true });
    },
    now: () => new Date(),
  },
};
