/** The person at the keyboard and the mouse, who does not pause between two keys. */
import { userEvent as unhurried } from '@testing-library/user-event';

type Setup = typeof unhurried.setup;
type Options = Parameters<Setup>[0];

const setup = (options: Options = {}) => unhurried.setup({ delay: null, ...options });
type User = ReturnType<Setup>;

/** As the library's own, each call of which acts for someone of its own. */
export const userEvent = {
  setup,
  clear: (...given: Parameters<User['clear']>) => setup().clear(...given),
  click: (...given: Parameters<User['click']>) => setup().click(...given),
  hover: (...given: Parameters<User['hover']>) => setup().hover(...given),
  // Keys are commands, and the page may first have to get ready for the next one, as when a card is lifted.
  keyboard: (...given: Parameters<User['keyboard']>) => setup({ delay: 0 }).keyboard(...given),
  selectOptions: (...given: Parameters<User['selectOptions']>) => setup().selectOptions(...given),
  type: (...given: Parameters<User['type']>) => setup().type(...given),
  upload: (...given: Parameters<User['upload']>) => setup().upload(...given),
};
