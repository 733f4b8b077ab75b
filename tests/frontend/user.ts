/** The person at the keyboard and the mouse, who does not pause between two keys. */
import { userEvent as unhurried } from '@testing-library/user-event';

type Setup = typeof unhurried.setup;
type Options = Parameters<Setup>[0];
type User = ReturnType<Setup>;

const setup = (options: Options = {}): User => {
  const user = unhurried.setup({ delay: null, ...options });
  return { ...user, type: typingInto(user) };
};

/** From this length on, what lies between the first key and the last one is entered at once. */
const LONG = 5;
/** Keys with names, which `type` takes in brackets, and line ends. */
const COMMANDS = /[{[\n]/;

/**
 * As the library's `type`, but of a long text only the first and the last character come key by key: the page is rendered
 * at each key. Suggestions may follow each key, so that a combobox gets all of them.
 */
const typingInto =
  (user: User): User['type'] =>
  async (element, text, options) => {
    if (options || text.length < LONG || COMMANDS.test(text) || !isPlain(element))
      return user.type(element, text, options);
    await user.type(element, text.slice(0, 1));
    await user.paste(text.slice(1, -1));
    await user.keyboard(text.slice(-1));
  };

const isPlain = (element: Element): boolean =>
  (element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(element.type))) &&
  element.getAttribute('role') !== 'combobox';

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
