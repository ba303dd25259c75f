"""The commands, a module for each group of them: what they do stands in the modules beside this folder."""
