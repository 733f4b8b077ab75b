/**
 * A field with a list of suggestions under it, as the ARIA practices describe one: keys, roles and what is active are
 * downshift's. The field that uses it defines the text and the effect of choosing.
 */
import { useCombobox as useDownshift } from 'downshift';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';

interface Combobox<Item> {
  /** The id of the input, to which its label belongs. */
  inputId: string;
  items: readonly Item[];
  /** What stands in the field. */
  text: string;
  /** Whether someone wants the list; it is open where it also has something to show. */
  isWanted: boolean;
  onWant: (isWanted: boolean) => void;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
  /** Enter where no item is active; without it the form gets the key. */
  onEnter?: () => void;
  /** The first item is active at once: Enter chooses it. */
  startsAtFirst?: boolean;
  /** While the items are not yet those of the text, Enter takes none. */
  isSettled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** The focus has left the field. */
  onLeave?: () => void;
}

type Machine<Item> = ReturnType<typeof useDownshift<Item>>;

/** Downshift takes the active item when the focus leaves, empties a closed field on Escape, and closes on a second click. */
const stateReducer: NonNullable<Parameters<typeof useDownshift>[0]['stateReducer']> = (state, { type, changes }) => {
  const types = useDownshift.stateChangeTypes;
  if (type === types.InputBlur) return { ...changes, selectedItem: state.selectedItem };
  if (type === types.InputClick) return { ...changes, isOpen: true };
  return changes;
};

/** Keys with a meaning of their own here: they are handled and not passed on to downshift. */
function handleKey<Item>(event: KeyboardEvent, isOpen: boolean, active: number, options: Combobox<Item>): void {
  const leaveOut = () => Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  if (event.nativeEvent.isComposing) leaveOut();
  else if (event.key === 'Home' || event.key === 'End') leaveOut();
  else if (event.key === 'Escape' && !isOpen) {
    leaveOut();
    // A list that is wanted and still has nothing to show.
    if (options.isWanted) options.onWant(false);
  } else if (event.key === 'Enter') {
    const isChoice = isOpen && active >= 0;
    if (isChoice && options.isSettled !== false) return;
    leaveOut();
    if (!isChoice && !options.onEnter) return;
    event.preventDefault();
    if (!isChoice) options.onEnter?.();
  }
}

function inputProps<Item>(machine: Machine<Item>, options: Combobox<Item>, active: number) {
  const { isOpen } = machine;
  const props = machine.getInputProps({
    onKeyDown: (event) => handleKey(event, isOpen, active, options),
    onChange: ({ currentTarget }) => options.onType(currentTarget.value),
    onBlur: () => {
      options.onWant(false);
      options.onLeave?.();
    },
    ref: options.inputRef,
  });
  const activeId = props['aria-activedescendant'] || undefined;
  // The label says by itself what it belongs to.
  return { ...props, 'aria-labelledby': undefined, 'aria-activedescendant': activeId };
}

/** Properties for the input, its list (always there, hidden while closed) and its options. */
export function useCombobox<Item>(options: Combobox<Item>) {
  const { inputId, items, text, isWanted, onWant, onChoose, startsAtFirst = false } = options;
  const [moved, setMoved] = useState(-1);
  const active = Math.min(startsAtFirst ? Math.max(0, moved) : moved, items.length - 1);
  const machine = useDownshift<Item>({
    inputId,
    items: [...items],
    inputValue: text,
    isOpen: isWanted && items.length > 0,
    highlightedIndex: active,
    selectedItem: null,
    itemToString: () => '',
    stateReducer: stateReducer as Parameters<typeof useDownshift<Item>>[0]['stateReducer'],
    onIsOpenChange: ({ isOpen }) => onWant(isOpen),
    // Downshift reports it in an effect, which React may delay; an Enter may follow at once.
    onHighlightedIndexChange: ({ highlightedIndex }) =>
      queueMicrotask(() => flushSync(() => setMoved(highlightedIndex))),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChoose(selectedItem);
    },
  });
  return {
    isOpen: machine.isOpen,
    input: inputProps(machine, options, active),
    list: (label: string) => ({
      ...machine.getMenuProps(),
      'aria-labelledby': undefined,
      // A hidden list has no name, else its field would not be the only one of that name.
      'aria-label': machine.isOpen ? label : undefined,
      hidden: !machine.isOpen,
    }),
    /** `label` is what a screen reader says instead of the option's text. */
    option: (item: Item, index: number, label?: string) => machine.getItemProps({ item, index, 'aria-label': label }),
  };
}
