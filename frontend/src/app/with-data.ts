/** What pages that call the API need, in one file: react-query, the calls, and the shared views. */
export { QueryScope } from './query-scope.tsx';

import 'virtual:public-routes';
import '../../../shared/domain/notice-version.ts';
import '../../../shared/errors.ts';
import '../lib/api-client.ts';
import '../lib/api-routes.ts';
import '../lib/error-text.ts';
import '../lib/format.ts';
import '../lib/job-query.ts';
import '../lib/query-client.ts';
import '../lib/site-settings.ts';
import '../lib/step-up.ts';
import '../ui/async-view.tsx';
import '../ui/chip.tsx';
import '../ui/field.tsx';
import '../ui/job-card.tsx';
import '../ui/job-pay.tsx';
import '../ui/type.module.css';
