import styled from 'styled-components';

/** Keeps the place of the map while its outlines are loaded. */
export const MapFrame = styled.div`
  aspect-ratio: 975 / 610;
`;
