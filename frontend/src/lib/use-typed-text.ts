/** Typed text that becomes a filter once typing pauses, without overwriting what is being typed. */
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

export interface TypedText {
  /** What stands in the field. */
  typed: string;
  type: (text: string) => void;
  /** Makes `text` the filter at once. */
  settle: (text: string) => void;
}

/** `value` is the filter as the address has it; `onSettled` receives trimmed text that differs from it. */
export function useTypedText(value: string, onSettled: (text: string) => void): TypedText {
  const [typed, setTyped] = useState(value);
  const settled = useRef(value);
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });
  const report = (text: string) => {
    if (text === settled.current) return;
    settled.current = text;
    latest.current(text);
  };

  // Going back, or clearing the filters, changes the address under the field; one's own words coming back do not.
  useEffect(() => {
    if (value === settled.current) return;
    settled.current = value;
    setTyped(value);
  }, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    const timer = setTimeout(() => report(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const settle = (text: string) => {
    setTyped(text);
    report(text.trim());
  };
  return { typed, type: setTyped, settle };
}
