import { useLocation } from 'react-router-dom';
import { screenToShow } from '../../rules/site';

/** Returns the screen of the current address, with the values of the path's parameters. */
export const usePlace = () => screenToShow(useLocation().pathname);
