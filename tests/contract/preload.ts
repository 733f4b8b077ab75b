/** Loaded into every process of a test's stack (`--import`): what its functions and pollers ask, and are answered, fits AWS's models. */
import { watchCalls } from './watched-calls.ts';

watchCalls();
