import { expect, test } from 'vitest';
import { buildHeaders, type Mail } from './transport.ts';

const MAIL: Mail = { id: 'm1', to: 'a@x.example', subject: 's', html: 'h', text: 't', unsubscribeUrl: null };

test('marks every mail as automatic, so that no program answers it', () => {
  const headers = buildHeaders(MAIL);
  expect(headers).toMatchObject({
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'X-Entity-Ref-ID': 'm1',
  });
  expect(headers).not.toHaveProperty('List-Unsubscribe');
});

test('offers to leave a topic with one click where it may be left', () => {
  const unsubscribeUrl = 'https://aura.example/api/messages/leave?t=1';
  expect(buildHeaders({ ...MAIL, unsubscribeUrl })).toMatchObject({
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
