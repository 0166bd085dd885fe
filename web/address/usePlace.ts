import { useLocation } from 'react-router-dom';
import { placeAt } from '../../rules/site';

/** Returns the screen of the current address, with the values of the path's parameters. */
export const usePlace = () => placeAt(useLocation().pathname);
