import { useCallback, useEffect, useMemo, useState } from 'react';

export interface FullScreen {
  isFull: boolean;
  /** Everything but the picture is hidden, as the browser cannot fill the screen. */
  isAlone: boolean;
  toggle: () => void;
}

/** Fills the screen. Where the browser cannot (Safari on a phone), the picture has the window to itself. */
export function useFullScreen(): FullScreen {
  const [isScreen, setScreen] = useState(false);
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    const onChange = () => setScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (isAlone || !document.fullscreenEnabled) setAlone(!isAlone);
    // The whole page, so that dialogs and menus stay visible.
    else document.documentElement.requestFullscreen().catch(() => setAlone(true));
  }, [isAlone]);
  return useMemo(() => ({ isFull: isScreen || isAlone, isAlone, toggle }), [isScreen, isAlone, toggle]);
}
