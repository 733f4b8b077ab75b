/** `npm run ops -- first-admin <stage> <email>`: makes a user who has signed in once an administrator. */
import { isListed, isOpen, staffListOf } from '../../shared/domain/staff-list.ts';
import type { StageConfig } from '../config.ts';
import { type Aws, stackOutput } from './aws-cli.ts';

/** Puts every account with this address into the group; answers their names. Throws a sentence where that cannot work. */
export async function makeAdministrator(stage: StageConfig, email: string | undefined, aws: Aws): Promise<string[]> {
  if (!email?.includes('@'))
    throw new Error(`Name an address: npm run ops -- first-admin ${stage.name} you@company.example`);
  const list = staffListOf((stage.adminEmails ?? []).join(','), stage.adminDomain ?? '');
  if (!isOpen(list) && !isListed(email, list))
    throw new Error(
      `${email} is neither in adminEmails nor in adminDomain of infra/config.ts: the group alone would give no role`,
    );
  const pool = await stackOutput(aws, `encaje-${stage.name}-web`, 'UserPoolId');
  const filter = `email = "${email.replaceAll('"', '')}"`;
  const words = ['--user-pool-id', pool, '--filter', filter, '--query', 'Users[].Username'];
  const names = ((await aws('cognito-idp', 'list-users', ...words)) ?? []) as string[];
  if (names.length === 0)
    throw new Error(`Nobody with ${email} has signed in yet: open /admin, sign in with Google, and come back`);
  for (const name of names) {
    const member = ['--user-pool-id', pool, '--group-name', 'admin', '--username', name];
    await aws('cognito-idp', 'admin-add-user-to-group', ...member);
  }
  return names;
}
